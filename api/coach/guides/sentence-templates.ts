/** What fills the slots of a template. */
export type Filling = Readonly<Record<string, string | number>>

/**
 * The built-in coach's sentences, by name: `{slot}` in a template stands for what is filled in.
 * @returns gives the sentence of a name; throws where a slot has no filling, which no input can cause
 */
export function sentenceTemplates<Templates extends Readonly<Record<string, string>>>(templates: Templates) {
  return (name: keyof Templates & string, filling: Filling = {}): string =>
    templates[name]!.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = filling[slot]
      if (value === undefined) throw new Error(`"${name}" needs {${slot}}`)
      return String(value)
    })
}
