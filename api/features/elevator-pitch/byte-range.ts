import type { ByteRange } from '../../adapters/videos.ts'

/** Parses a Range header (RFC 9110, section 14). Unsupported ranges get the whole file, as the RFC allows; 'beyond' starts after the end. */
export function rangeAskedFor(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'beyond' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes)
    return length === 0 ? 'beyond' : { start: sizeBytes - length, end: sizeBytes - 1 }
  }
  const [start, end] = [Number(first), last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)]
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= sizeBytes ? 'beyond' : { start, end }
}
