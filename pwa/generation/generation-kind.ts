import type { z } from 'zod'

type Sections = Readonly<Record<string, z.ZodType>>

/** What every paid answer ends with. */
export interface GenerationDone {
  creditsCharged: number
  creditsRemaining: number
  /** The AI could not write what is paid for: `creditsReturned` are back. */
  charge?: 'returned' | undefined
  creditsReturned?: number | undefined
}

/** One kind of paid answer: where it is asked for, what it is made of, and the words when it does not come. */
export interface GenerationKind<S extends Sections, Done extends GenerationDone> {
  /** The endpoint, for example `/api/analyze`. */
  path: string
  /** The name in sessionStorage under which each person's key outlives a reload. */
  storageKey: string
  /** The schema of each section. A section that this version does not know is passed over. */
  sections: S
  done: z.ZodType<Done>
  /** How it is asked for: a form unless said otherwise. JSON takes texts only. */
  body?: 'form' | 'json'
  /** The specification's sentence for a failure of any other kind. */
  failed: string
  /** The specification's sentence where the form could not even be put together, if the room has one of its own. */
  notPrepared?: string
  /** What a failure has not taken: 'Your form is still here.' unless said otherwise. */
  stillHere?: string
}

/** The sections that have arrived, by name; `standIns` are the names of those that the built-in coach wrote in the AI's place. */
export type PartsOf<S extends Sections> = { [N in keyof S]?: z.infer<S[N]> } & { standIns?: readonly string[] }
