import type { ReactNode } from 'react'
import type { Result } from './generation.ts'
import type { GenerationDone } from './generation-kind.ts'
import { StatusLine } from './status-line.tsx'
import { spentWords, writerWords } from './status-words.ts'

type Done = GenerationDone & { coach: 'openai' | 'builtin'; standIns: readonly string[] }

export interface DoneLineProps {
  result: Pick<Result<unknown, Done>, 'done' | 'isFromBefore'>
  writer?: string | null
  children?: ReactNode
}

export function DoneLine({ result: { done, isFromBefore }, writer = null, children }: DoneLineProps) {
  return (
    <StatusLine look={done.charge === 'returned' ? 'returned' : 'done'}>
      {spentWords(done, isFromBefore)} {children} {writer ?? writerWords(done)}
    </StatusLine>
  )
}
