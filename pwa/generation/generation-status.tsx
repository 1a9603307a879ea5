import type { ReactNode } from 'react'
import { DoneLine, type DoneLineProps } from './done-line.tsx'
import type { Generation } from './generation.ts'
import { StatusLine } from './status-line.tsx'
import { keptWords, lostWords } from './status-words.ts'

interface GenerationStatusProps {
  generation: Generation<unknown, DoneLineProps['result']['done']>
  writing: string
  children?: ReactNode
}

/** One line above the sections: what the credits are doing, later what they paid for. */
export function GenerationStatus({ generation: { run, last }, writing, children }: GenerationStatusProps) {
  if (run.state === 'running') {
    const isLost = run.connection === 'lost'
    return <StatusLine look={isLost ? 'lost' : 'writing'}>{isLost ? lostWords : writing}</StatusLine>
  }
  return (
    last && (
      <DoneLine result={last}>
        {keptWords(last)} {children}
      </DoneLine>
    )
  )
}
