import { clockOf } from '../../media/recorder/clock-words.ts'
import { type ChartRow, chartSentence, heightOf, isMeasured, paceBand, tallestPace } from './chart-rows.ts'

const width = 320
const height = 120
const y = (pace: number) => height - heightOf(pace, height)

export function DeliveryChart({ rows }: { rows: readonly ChartRow[] }) {
  const step = width / rows.length
  return (
    <figure className="interview-chart card stack-close">
      <svg viewBox={`0 0 ${width} ${height + 18}`} role="img" aria-label={chartSentence(rows)}>
        <rect
          className="interview-chart-band"
          x={0}
          width={width}
          y={y(paceBand.toWpm)}
          height={y(paceBand.fromWpm) - y(paceBand.toWpm)}
        />
        {rows.map(({ number, pace }) => {
          const x = (number - 0.5) * step
          return (
            <g key={number}>
              {pace === null ? (
                <path className="interview-chart-none" d={`M${x - 5} ${height - 4}h10`} />
              ) : (
                <rect
                  className="interview-chart-bar"
                  data-fits={pace >= paceBand.fromWpm && pace <= paceBand.toWpm}
                  x={x - step * 0.3}
                  width={step * 0.6}
                  y={y(Math.min(pace, tallestPace))}
                  height={heightOf(Math.min(pace, tallestPace), height)}
                  rx={3}
                />
              )}
              <text className="interview-chart-number" x={x} y={height + 14} textAnchor="middle">
                {number}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="small quiet">
        {`Words a minute, by question. Between ${paceBand.fromWpm} and ${paceBand.toWpm}, the shaded band, is easy to follow.`}
      </figcaption>
      <Figures rows={rows} />
    </figure>
  )
}

function Figures({ rows }: { rows: readonly ChartRow[] }) {
  return (
    <details className="interview-figures">
      <summary>The figures as a table</summary>
      <table className="numbers small">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Words a minute</th>
            <th scope="col">Length</th>
            <th scope="col">Fillers</th>
            <th scope="col">Pauses</th>
          </tr>
        </thead>
        <tbody>
          {rows.filter(isMeasured).map(({ number, pace, seconds, fillers, pauses }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <Figure label="Words a minute" value={pace} />
              <Figure label="Length" value={seconds === null ? null : clockOf(seconds * 1_000)} />
              <Figure label="Fillers" value={fillers} />
              <Figure label="Pauses" value={pauses} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** A dash where not measured; "not measured" for screen readers. */
function Figure({ label, value }: { label: string; value: string | number | null }) {
  return (
    <td data-label={label}>
      {value ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className="only-heard">not measured</span>
        </>
      )}
    </td>
  )
}
