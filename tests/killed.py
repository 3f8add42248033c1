"""Work for a process of its own that does not come to its end."""

from __future__ import annotations

import os
import signal


def killed(*_: object) -> None:
    """In place of the work: the system ends the process, as if there were no memory left."""
    os.kill(os.getpid(), signal.SIGKILL)
