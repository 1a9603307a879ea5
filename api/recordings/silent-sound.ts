import type { WalkedSound } from './walk-packets.ts'

/** Less voice than this is a click or a chair, not an answer. */
export const leastSpeechSeconds = 0.5

/** Encoders write 3 (Opus) or 4 bytes (AAC) for a packet of digital silence, and 30 and more for the quietest room. */
const emptyPacketBytes = 8
/** A muted microphone may crackle once as it is switched on. */
const emptyShare = 0.99

/**
 * Whether the file itself proves that nobody speaks. Opus and AAC cannot be decoded here, so a quiet room is left to the page's own
 * measurement and to the recogniser's doubts: "false" means "not proven".
 */
export function isSilentSound({ packetBytes, spokenSeconds }: Pick<WalkedSound, 'packetBytes' | 'spokenSeconds'>): boolean {
  if (spokenSeconds !== null) return spokenSeconds < leastSpeechSeconds
  const empty = packetBytes.filter((bytes) => bytes <= emptyPacketBytes).length
  return empty >= packetBytes.length * emptyShare
}
