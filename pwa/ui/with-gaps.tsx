import { Fragment, type ReactNode } from 'react'

/** Facts only the user can fill in: "[number of beds]". */
export const gapsIn = (text: string): string[] => text.match(/\[[^\]\n]+\]/gu) ?? []

export const blanksWords = (count: number) => (count === 1 ? 'Fill in the blank' : `Fill in ${count} blanks`)

interface WithGapsProps {
  text: string
  /** In place of a gap: what fills it. */
  chip?: (gap: string) => ReactNode
}

export function WithGaps({ text, chip }: WithGapsProps) {
  let offset = 0
  // An email address may break before its @, not in the middle of a word.
  return text.split(/(\[[^\]\n]+\]|(?=@))/u).map((part) => {
    const key = offset
    offset += part.length
    return part.startsWith('[') && part.endsWith(']') ? (
      chip ? (
        <Fragment key={key}>{chip(part)}</Fragment>
      ) : (
        <span key={key} className="gap">
          {part}
        </span>
      )
    ) : part.startsWith('@') ? (
      <Fragment key={key}>
        <wbr />
        {part}
      </Fragment>
    ) : (
      part
    )
  })
}
