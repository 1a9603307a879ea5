import type { z } from 'zod'

type Sections = Readonly<Record<string, z.ZodType>>

/** What every generation ends with. */
export interface GenerationDone {
  creditsCharged: number
  creditsRemaining: number
  /** The AI could not write what is paid for: `creditsReturned` are back. */
  charge?: 'returned' | undefined
  creditsReturned?: number | undefined
}

/** What its response is checked with. */
export interface GenerationSchemas<S extends Sections, Done extends GenerationDone> {
  /** The schema of each section. A section that this version does not know is skipped. */
  sections: S
  done: z.ZodType<Done>
}

/** One kind of generation: where it is requested, what it is made of, and the words for its failure. */
export interface GenerationKind<S extends Sections, Done extends GenerationDone> {
  /** For example `/api/analyze`. */
  path: string
  /** The name in sessionStorage under which each user's key outlives a reload. */
  storageKey: string
  /** Loaded when there is something to check: a screen opens without them. */
  schemas: () => Promise<GenerationSchemas<S, Done>>
  /** How it is sent: as a form unless said otherwise. JSON takes texts only. */
  body?: 'form' | 'json'
  /** Answers to gap questions about its job description go along. */
  takesTold?: true
  /** The sentence for a failure that has no better one. */
  failed: string
  /** The sentence where the form could not even be put together, if the feature has one of its own. */
  notPrepared?: string
  /** What a failure did not take: 'Your form is still here.' unless said otherwise. */
  stillHere?: string
  /** The feature itself stores the result as soon as it is there; otherwise it stays in the tab, sealed. */
  isStoredElsewhere?: true
}

/** The sections that have arrived, by name; `standIns` are the names of those that the built-in coach wrote in the AI's place. */
export type PartsOf<S extends Sections> = { [N in keyof S]?: z.infer<S[N]> } & { standIns?: readonly string[] }
