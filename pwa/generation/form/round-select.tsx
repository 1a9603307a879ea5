import type { ComponentProps } from 'react'
import { type InterviewRound, interviewRoundIds, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { Select } from '../../ui/field.tsx'

interface RoundSelectProps<Round> extends Partial<Pick<ComponentProps<typeof Select>, 'label' | 'hint' | 'error'>> {
  hasBlank?: boolean
  value: Round
  onChoose: (round: Round) => void
}

export function RoundSelect<Round extends InterviewRound | ''>(props: RoundSelectProps<Round>) {
  const { hasBlank, label = 'Interview round', value, onChoose, ...rest } = props
  const hint = value ? interviewRounds[value as InterviewRound].description : 'Each round gets its own brief'
  return (
    <Select
      {...{ label, value }}
      hint={<span className="sentence-case">{hint}</span>}
      onChange={({ target }) => onChoose(target.value as Round)}
      {...rest}
    >
      {hasBlank && <option value="">Choose a round</option>}
      {interviewRoundIds.map((id) => (
        <option key={id} value={id}>
          {interviewRounds[id].label}
        </option>
      ))}
    </Select>
  )
}
