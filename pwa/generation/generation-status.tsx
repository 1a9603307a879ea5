import type { ReactNode } from 'react'
import type { Generation, Result } from './generation.ts'
import { lostWords, spentWords, writerWords } from './status-words.ts'
import './status-line.css'
import { Icon } from '../ui/icon.tsx'
import type { GenerationDone } from './generation-kind.ts'

interface GenerationStatusProps {
  generation: Generation<unknown, DoneLineProps['result']['done']>
  writing: string
  children?: ReactNode
}

/** One line under the heading: what the credits are doing, later what they paid for. */
export function GenerationStatus({ generation: { run, last }, writing, children }: GenerationStatusProps) {
  if (run.state === 'running') {
    const isLost = run.connection === 'lost'
    return <StatusLine look={isLost ? 'lost' : 'writing'}>{isLost ? lostWords : writing}</StatusLine>
  }
  return last && <DoneLine result={last}>{children}</DoneLine>
}

interface StatusLineProps {
  look: 'writing' | 'lost' | 'done' | 'returned'
  children: ReactNode
}

const icons = { writing: 'bulb', lost: 'warning', done: 'check', returned: 'info' } as const

/** Keeps its height while its words change. */
export function StatusLine({ look, children }: StatusLineProps) {
  return (
    <div
      className={`status-line small beside not-printed ${look === 'done' ? 'quiet tone-green' : look === 'writing' ? 'tone-yellow' : 'box tone-yellow'}`}
    >
      <span className="toned">
        <Icon name={icons[look]} />
      </span>
      <p>{children}</p>
    </div>
  )
}

type Done = GenerationDone & { coach: 'openai' | 'builtin'; standIns: readonly string[] }

interface DoneLineProps {
  result: Pick<Result<unknown, Done>, 'done' | 'isFromBefore'>
  children?: ReactNode
}

export function DoneLine({ result: { done, isFromBefore }, children }: DoneLineProps) {
  return (
    <StatusLine look={done.charge === 'returned' ? 'returned' : 'done'}>
      {spentWords(done, isFromBefore)} {children} {writerWords(done)}
    </StatusLine>
  )
}
