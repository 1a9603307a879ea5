export type SlotName =
  | 'role'
  | 'title'
  | 'company'
  | 'strengths'
  | 'about'
  | 'term'
  | 'gap'
  | 'paper'
  | 'soft'
  | 'duty'
  | 'requirement'
  | 'line'
  | 'job'

/** What fills a slot, or nothing where there is nothing to fill it. */
export type Draw = (slot: SlotName) => string | null | undefined

/** "How would you approach {duty}?" with its slots filled; null where one stays empty: such a template is left out. */
export function fill(template: string, draw: Draw): string | null {
  let whole = true
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = draw(name as SlotName)
    if (!value) whole = false
    return value ?? ''
  })
  return whole ? text.charAt(0).toUpperCase() + text.slice(1) : null
}

/** The first of the templates that can be filled. Templates are written so that the last one always can. */
export function fillFirst(templates: readonly string[], draw: () => Draw): string {
  for (const template of templates) {
    const text = fill(template, draw())
    if (text !== null) return text
  }
  return ''
}
