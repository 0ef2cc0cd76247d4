// What the frame shows besides pages: the pipeline writes it, the app fetches it.

/** News of the documented libraries, for the header's bell. */
export interface Notification {
  /** grows with time; readers are remembered by the last one they saw */
  id: number;
  title: string;
  text: string;
  /** `2024-12-23` */
  date: string;
  /** where to read more */
  href: string;
  /** shown to readers of this language alone */
  language?: string | undefined;
}

/** An error that a library throws in production with a number in place of its text. */
export interface ProductionError {
  code: number;
  /** `%s` stands for what the error is called with, in order */
  message: string;
  /** packages that throw it */
  packages: string[];
}
