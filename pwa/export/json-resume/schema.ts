import * as z from 'zod'

/** Files from other tools have nulls and numbers where the schema wants text. */
const text = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? undefined)),
  z.string().default('').catch(''),
)
const texts = z.array(text).default([]).catch([])
const list = <Item extends z.ZodType>(item: Item) => z.array(item).default([]).catch([])
const dated = { startDate: text, endDate: text }

const activity = { ...dated, summary: text, highlights: texts }

export const JsonResume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z
        .object({ address: text, postalCode: text, city: text, region: text, countryCode: text })
        .partial()
        .default({})
        .catch({}),
      profiles: list(z.object({ network: text, username: text, url: text })),
    })
    .partial(),
  work: list(z.object({ name: text, company: text, position: text, location: text, description: text, ...activity })),
  volunteer: list(z.object({ organization: text, position: text, ...activity })),
  projects: list(z.object({ name: text, entity: text, description: text, roles: texts, keywords: texts, ...activity })),
  education: list(z.object({ institution: text, area: text, studyType: text, score: text, courses: texts, ...dated })),
  certificates: list(z.object({ name: text, issuer: text, date: text })),
  awards: list(z.object({ title: text, awarder: text, date: text, summary: text })),
  publications: list(z.object({ name: text, publisher: text, releaseDate: text, summary: text })),
  skills: list(z.object({ name: text, level: text, keywords: texts })),
  languages: list(z.object({ language: text, fluency: text })),
  interests: list(z.object({ name: text, keywords: texts })),
})
export type JsonResume = z.infer<typeof JsonResume>
