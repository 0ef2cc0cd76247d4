-- What readers say about pages. No address, no user agent, no account: nothing tells who it was.
CREATE TABLE feedback (
  -- made by the client: a message that is sent again is stored once
  id TEXT PRIMARY KEY NOT NULL,
  -- milliseconds since 1970
  created_at INTEGER NOT NULL,
  page TEXT NOT NULL,
  -- 1 helpful, 0 not helpful, NULL a comment without a vote
  rating INTEGER CHECK (rating IN (0, 1)),
  comment TEXT,
  section_hash TEXT,
  section_title TEXT,
  version TEXT NOT NULL,
  language TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX feedback_by_time ON feedback (created_at);
