export interface ChaosPart {
  name: string
  says: string
  run(): Promise<{ facts: object; held: boolean }>
}
