/** How a figure is judged; the word beside it says the same, color never stands alone. */
export type Tone = 'green' | 'blue' | 'yellow' | 'red'

/** One part of something a person takes along. The same list becomes a PDF and plain text. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Said in passing: sources, explanations. */
  | { kind: 'note'; text: string }
  | { kind: 'bullet'; text: string }
  /** A short name in front of a text, such as "Situation". */
  | { kind: 'labelled'; label: string; text: string }
  /** 0 to 100, whole. */
  | { kind: 'score'; value: number; word: string; tone: Tone }
  | { kind: 'bar'; label: string; percent: number }
