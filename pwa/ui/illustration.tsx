import './illustration.css'
import './spinner.css'

const pictures = { empty: Empty, waiting: Waiting, success: Success, offline: Offline, lost: Lost }

/** One small scene of a green room, the same in light and dark. The words beside it say what it means. */
export function Illustration({ of }: { of: keyof typeof pictures }) {
  const Picture = pictures[of]
  return (
    <svg className="illustration" viewBox="0 0 240 128" data-of={of} aria-hidden="true">
      <rect width="240" height="128" fill="var(--wall)" />
      <path d="M0 100h240v28H0z" fill="var(--floor)" />
      <Picture />
    </svg>
  )
}

const bulbPlaces = [
  [75, 70],
  [75, 50],
  [75, 30],
  [96, 14],
  [112, 14],
  [128, 14],
  [144, 14],
  [165, 30],
  [165, 50],
  [165, 70],
] as const

/** A dressing table; its first `lit` bulbs are on. */
function Mirror({ lit }: { lit: number }) {
  return (
    <>
      <rect x="84" y="23" width="72" height="58" rx="8" fill="var(--glass)" />
      <path d="M94 66 122 34M108 72l28-32" stroke="var(--shine)" strokeWidth="4" strokeLinecap="round" />
      <path d="M54 86h132v8H54zM64 94v20M176 94v20" fill="var(--dark)" stroke="var(--dark)" strokeWidth="6" />
      {bulbPlaces.map(([x, y], at) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={at < lit ? 'var(--bulb)' : 'var(--shine)'} />
      ))}
    </>
  )
}

function Empty() {
  return (
    <>
      <Mirror lit={1} />
      <path d="M106 106h28l-4 8h-20zM110 114l-6 12M130 114l6 12" fill="var(--glow)" stroke="var(--glow)" strokeWidth="3" />
    </>
  )
}

function Offline() {
  return (
    <>
      <Mirror lit={0} />
      <path
        d="M176 90c22 2 10 26-6 26h-18c-8 0-8 6-16 6"
        fill="none"
        stroke="var(--glow)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M124 116h8a4 4 0 0 1 4 6 4 4 0 0 1-4 6h-8zM124 119h-8M124 125h-8"
        fill="var(--glow)"
        stroke="var(--glow)"
        strokeWidth="2"
      />
      <rect x="20" y="74" width="18" height="18" rx="4" fill="var(--glow)" />
      <path d="M26 80v6M32 80v6" stroke="var(--dark)" strokeWidth="2.6" strokeLinecap="round" />
    </>
  )
}

const folds = (from: number, to: number, bottom: number) =>
  Array.from({ length: Math.round((to - from) / 12) }, (_, at) => `M${from + 6 + at * 12} 22V${bottom}`).join('')

/** Hangs from `from` to `to`. */
function Curtain({ from, to, bottom }: { from: number; to: number; bottom: number }) {
  return (
    <>
      <path d={`M${from} 20H${to}V${bottom}H${from}z`} fill="var(--glass)" />
      <path d={folds(from, to, bottom)} stroke="var(--shine)" strokeWidth="3.5" />
    </>
  )
}

const marqueeBulbs = [30, 50, 70, 90, 110, 130, 150, 170, 190, 210]

/** A row of bulbs over the stage. */
function Marquee() {
  return (
    <>
      <path d="M18 8h204v14H18z" fill="var(--dark)" />
      {marqueeBulbs.map((x, at) => (
        <circle key={x} cx={x} cy="15" r="4" fill="var(--bulb)" style={{ animationDelay: `${at / 5 - 2}s` }} />
      ))}
    </>
  )
}

function Waiting() {
  return (
    <>
      <path d="M30 100h180v8H30z" fill="var(--glow)" />
      <Curtain from={24} to={120} bottom={102} />
      <Curtain from={120} to={216} bottom={102} />
      <Marquee />
    </>
  )
}

function Success() {
  return (
    <>
      <path d="M24 22h192v82H24z" fill="var(--dark)" />
      <path d="M104 22h32l28 84H76z" fill="var(--glow)" opacity=".35" />
      <ellipse cx="120" cy="107" rx="46" ry="9" fill="var(--glow)" />
      <path d="M120 68v36M108 106h24" stroke="var(--dark)" strokeWidth="4" strokeLinecap="round" />
      <rect x="112" y="44" width="16" height="26" rx="8" fill="var(--bulb)" />
      <Curtain from={24} to={60} bottom={106} />
      <Curtain from={180} to={216} bottom={106} />
      <Marquee />
    </>
  )
}

function Lost() {
  return (
    <>
      <path d="M126 100h46l40 28h-130z" fill="var(--glow)" />
      <path d="M92 22h56v80H92z" fill="var(--bulb)" />
      <path d="M92 22 128 12v102l-36-12z" fill="var(--glass)" />
      <path d="M92 22V102" stroke="var(--dark)" strokeWidth="4" />
      <circle cx="121" cy="66" r="3" fill="var(--bulb)" />
      <rect x="20" y="38" width="48" height="24" rx="6" fill="var(--dark)" />
      <text x="44" y="55.5" fill="var(--bulb)" fontSize="15" fontWeight="700" textAnchor="middle">
        404
      </text>
    </>
  )
}
