import type { pitches } from '../../adapters/database/schema.ts'
import type { Videos } from '../../adapters/videos.ts'
import type { Services } from '../../services.ts'

export type PitchRow = typeof pitches.$inferSelect

export type PitchServices = Pick<Services, 'database' | 'log' | 'now'> & { videos: Videos }

/** Clears a user's data from a row whose object must still be deleted. */
export const tombstone = {
  state: 'deleting',
  slot: null,
  userId: null,
  transcript: '',
  refinedPitch: '',
  alternateExample: '',
  standIns: [] as string[],
} as const
