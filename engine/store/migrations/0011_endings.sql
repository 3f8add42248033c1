-- A proposal may also ask to end the game as it stands.
ALTER TABLE proposals ADD COLUMN deed TEXT NOT NULL DEFAULT 'undo';  -- undo, end
