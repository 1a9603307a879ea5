import { WithGaps } from '../../ui/with-gaps.tsx'

export function TextList({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div className="stack-tight">
      <h4>{title}</h4>
      <ul className="bullets">
        {texts.map((text) => (
          <li key={text}>
            <WithGaps text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function TextPart({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <div className="stack-tight">
      <h4>{title}</h4>
      <p className="prose">
        <WithGaps text={text} />
      </p>
    </div>
  )
}
