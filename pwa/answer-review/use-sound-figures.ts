import { useEffect, useState } from 'react'
import { measureRecording, type SoundFigures } from './sound-figures.ts'

/** Measured once: decoding two minutes takes a slow phone a second. */
const measured = new WeakMap<Blob, Promise<SoundFigures | null>>()

export type Measuring = { state: 'measuring' } | { state: 'measured'; figures: SoundFigures | null }

export function useSoundFigures(file: Blob | null): Measuring {
  const [done, setDone] = useState<{ file: Blob; figures: SoundFigures | null } | null>(null)
  useEffect(() => {
    if (!file) return
    let isGone = false
    const measuring = measured.get(file) ?? measureRecording(file)
    measured.set(file, measuring)
    void measuring.then((figures) => {
      if (!isGone) setDone({ file, figures })
    })
    return () => {
      isGone = true
    }
  }, [file])
  if (!file) return { state: 'measured', figures: null }
  return done?.file === file ? { state: 'measured', figures: done.figures } : { state: 'measuring' }
}
