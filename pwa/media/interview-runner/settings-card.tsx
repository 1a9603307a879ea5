import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Select } from '../../ui/field.tsx'
import { allowances, practiceSettingsAtom, silenceChoices, silenceWords, type TimeAllowance } from './practice-settings.ts'

interface SettingsCardProps {
  /** A connected model hears the answers, so it can ask again. */
  offersFollowUps?: boolean
  children?: ReactNode
}

export function SettingsCard({ offersFollowUps = false, children }: SettingsCardProps) {
  const [settings, change] = useAtom(practiceSettingsAtom)
  const { isHandsFree, silence, allowance, followsUp } = settings
  return (
    <Collapsible
      title={
        <>
          How you practice{' '}
          <small className="quiet block">
            {isHandsFree ? 'Hands-free' : 'Buttons'}, {allowances[allowance].label.toLowerCase()}
            {offersFollowUps && (followsUp ? ', follow-ups' : ', no follow-ups')}
          </small>
        </>
      }
    >
      <label className="choice beside">
        <input type="checkbox" checked={isHandsFree} onChange={(event) => change({ isHandsFree: event.currentTarget.checked })} />
        <span className="fill stack-snug">
          <strong>Hands-free</strong>
          <span className="quiet small">Questions are read aloud. Answer after the tone; a silence ends your answer.</span>
        </span>
      </label>
      {isHandsFree && (
        <Select
          label="What ends an answer"
          value={String(silence)}
          onChange={({ currentTarget: { value } }) => change({ silence: value === 'null' ? null : Number(value) })}
        >
          {silenceChoices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {silenceWords(choice)}
            </option>
          ))}
        </Select>
      )}
      {offersFollowUps && (
        <label className="choice beside">
          <input type="checkbox" checked={followsUp} onChange={(event) => change({ followsUp: event.currentTarget.checked })} />
          <span className="fill stack-snug">
            <strong>Follow-up questions</strong>
            <span className="quiet small">
              After a thin answer the interviewer asks one more question about it. Up to three, no extra credits.
            </span>
          </span>
        </label>
      )}
      <Select
        label="Time for an answer"
        value={allowance}
        onChange={({ currentTarget: { value } }) => change({ allowance: value as TimeAllowance })}
      >
        {Object.entries(allowances).map(([id, { label }]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      {children}
    </Collapsible>
  )
}
