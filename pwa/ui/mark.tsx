const bulbs = [
  ...[50, 88, 126, 164, 202, 240, 278, 316].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return { x: 24 + 13.6 * Math.cos(angle), y: 24 - 13.6 * Math.sin(angle) }
  }),
  { x: 37.6, y: 25.4 },
  { x: 28.7, y: 25.4 },
]

/** Greenroom's mark: a G of ten bulbs, one lit. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="13" fill="var(--brand)" />
      {bulbs.map(({ x, y }, index) => (
        <circle
          key={x + y}
          cx={x.toFixed(2)}
          cy={y.toFixed(2)}
          r={index === 9 ? 4.6 : 3.4}
          fill={index === 9 ? 'var(--bulb)' : '#9cc4ad'}
        />
      ))}
    </svg>
  )
}
