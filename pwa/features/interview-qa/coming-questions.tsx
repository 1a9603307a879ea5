const promises = [
  ['Ten questions', 'Some from the demands of this ad, some from the lines of your resume'],
  ['A STAR answer to each', 'From your own facts; what your resume does not say, you are asked for'],
  ['Your own answers', 'Typed or spoken, with AI feedback if you like'],
  ['A list to work through', 'Filter by kind, mark what you have practiced, take it all along'],
] as const

/** The empty right side of a desktop: what will stand there. */
export function ComingQuestions() {
  return (
    <section className="qa-coming" aria-label="What you get">
      <h2>What you get</h2>
      <ul className="plain-list">
        {promises.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span className="quiet">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
