/** What fills the slots of a template. */
export type Filling = Readonly<Record<string, string | number>>

/** The template with `{slot}` filled in; throws where a slot has no filling, which no input can cause. */
export function fill(template: string, filling: Filling): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = filling[slot]
    if (value === undefined) throw new Error(`"${template}" needs {${slot}}`)
    return String(value)
  })
}

/** The built-in coach's sentences, by name. */
export const sentenceTemplates =
  <Templates extends Readonly<Record<string, string>>>(templates: Templates) =>
  (name: keyof Templates & string, filling: Filling = {}): string =>
    fill(templates[name]!, filling)

const withoutSerialComma = new Intl.ListFormat('en-GB')

/** "a, b and c". */
export const listed = (items: readonly string[]): string => withoutSerialComma.format(items)

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
