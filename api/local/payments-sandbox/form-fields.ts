type Field = string | Field[] | { [name: string]: Field }

/** Parses Stripe's nested form fields: `line_items[0][price_data][currency]=usd`, `expand[0]=a`. */
export function fieldsOf(form: string): Record<string, Field> {
  const fields: { [name: string]: Field } = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    let target = fields
    for (const part of path.slice(0, -1)) {
      target[part] ??= {}
      target = target[part] as typeof fields
    }
    target[path.at(-1)!] = value
  }
  return withLists(fields) as Record<string, Field>
}

/** An object with keys 0, 1, 2, … was a list. */
function withLists(field: Field): Field {
  if (typeof field === 'string' || Array.isArray(field)) return field
  const entries = Object.entries(field).map(([name, value]) => [name, withLists(value)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
