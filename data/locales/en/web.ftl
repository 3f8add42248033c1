# The table as a page in the browser, on whose map one taps.

panel-on-map = On the map
panel-in-browser = In the browser
panel-watch = Watch
panel-unmap = Close my pages

web-places = Places that can be chosen
web-zoom-in = Closer
web-zoom-out = Farther away
web-whole = The whole map
web-rule = Rule
web-previous = The place before
web-next = The next place
web-close = Close
web-less = one less
web-more = one more
web-done = Done
web-at-a-tap = Answer at a tap
web-past = Steps
web-things = Things
web-try = Try it
web-steps = See it step by step
web-in-words = The table in words
web-search = Search
web-what = What is this?
web-lost = No connection. This page comes back by itself.
web-loading = Laying out the table …
web-no-script = This page needs JavaScript. In Discord you can play without it.
web-ticket-old = This link has expired: a link is good for a quarter of an hour. Press “Refresh” in your panel in Discord and open the new one.
web-ticket-bad = This link opens nothing. Press “My hand” under the board in Discord and open the map from there.
web-ticket-spent = This link has already been opened once. Press “Refresh” in your panel in Discord for a new one.
web-ticket-closed = All your pages were closed after this link was made. Press “Refresh” in your panel in Discord for a new one.
web-pages-ended = The pages of this table that you had open are closed, and links from before open nothing any more.
web-visit-over = This page is no longer open. Press “Refresh” in your panel in Discord and open the map from there.
web-seat-gone = This seat is no longer yours, so the page shows nothing any more. In Discord you can watch.
web-wrong-host = This is not the address of the page. Press “Refresh” in your panel in Discord for the right link.
web-wrong-origin = This does not come from our own page, so nothing was done.
