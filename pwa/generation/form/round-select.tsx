import type { ComponentProps } from 'react'
import { type InterviewRound, interviewRoundIds, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { Select } from '../../ui/field.tsx'

type RoundSelectProps = Omit<ComponentProps<typeof Select>, 'label' | 'children' | 'value'> & {
  hasBlank?: boolean
  value: InterviewRound | ''
  label?: string
}

export function RoundSelect({ hasBlank, label = 'Interview round', value, ...rest }: RoundSelectProps) {
  const hint = value ? interviewRounds[value].description : 'Each round gets its own brief'
  return (
    <Select label={label} value={value} hint={<span className="sentence-case">{hint}</span>} {...rest}>
      {hasBlank && <option value="">Choose a round</option>}
      {interviewRoundIds.map((id) => (
        <option key={id} value={id}>
          {interviewRounds[id].label}
        </option>
      ))}
    </Select>
  )
}
