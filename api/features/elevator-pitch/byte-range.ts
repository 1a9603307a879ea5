import type { ByteRange } from '../../adapters/videos.ts'

/**
 * What a Range header wants (RFC 9110, section 14): one range, the whole file where we do not serve the header (several ranges, another
 * unit, nonsense: all of them may be answered whole), or 'beyond' for one that begins after the end.
 */
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
