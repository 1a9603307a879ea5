import './mini-bars.css'

interface MiniBarsProps {
  /** In order. */
  values: readonly number[]
  /** The height of every bar's ground; the scale begins at 0. */
  most: number
  label: string
}

const [barWidth, gap, height, round] = [7, 3, 44, 3]

/** How a number moved. The values are its name; the last bar is the present. */
export function MiniBars({ values, most, label }: MiniBarsProps) {
  const width = values.length * (barWidth + gap) - gap
  return (
    <svg className="mini-bars" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {values.map((value, at) => {
        const x = at * (barWidth + gap)
        const filled = Math.max(round, (value / most) * height)
        return (
          <g key={x}>
            <rect x={x} width={barWidth} height={height} rx={round} className="mini-bars-ground" />
            <rect x={x} y={height - filled} width={barWidth} height={filled} rx={round} />
          </g>
        )
      })}
    </svg>
  )
}
