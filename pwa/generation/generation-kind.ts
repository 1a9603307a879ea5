import type { z } from 'zod'

type Sections = Readonly<Record<string, z.ZodType>>

export interface GenerationDone {
  creditsCharged: number
  creditsRemaining: number
  /** The AI could not write the paid part: `creditsReturned` are back. */
  charge?: 'returned' | undefined
  creditsReturned?: number | undefined
}

export interface GenerationSchemas<S extends Sections, Done extends GenerationDone> {
  /** Unknown sections are skipped. */
  sections: S
  done: z.ZodType<Done>
}

export interface GenerationKind<S extends Sections, Done extends GenerationDone> {
  path: string
  /** Names its keys and results in the tab, and its jobs in the outbox. */
  storageKey: string
  /** Loaded when there is something to check. */
  schemas: () => Promise<GenerationSchemas<S, Done>>
  /** 'form' by default. JSON takes texts only. */
  body?: 'form' | 'json'
  /** The user's answers to gap questions about the ad are sent too. */
  takesTold?: true
  failed: string
  /** Shown when the form could not be put together. */
  notPrepared?: string
  /** 'Your form is still here.' by default. */
  stillHere?: string
  /** Leaving the page asks first, by default also while the result is unsaved. */
  asksOnlyWhileRunning?: true
  /** The feature stores the result itself, instead of the tab. */
  isStoredElsewhere?: true
}

/** `standIns`: names of sections that the built-in coach wrote in place of the AI. */
export type PartsOf<S extends Sections> = { [N in keyof S]?: z.infer<S[N]> } & { standIns?: readonly string[] }
