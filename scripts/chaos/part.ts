export interface ChaosPart {
  /** What is typed after `npm run chaos`. */
  name: string
  /** What must hold, in a sentence. */
  says: string
  run(): Promise<{ facts: object; held: boolean }>
}
