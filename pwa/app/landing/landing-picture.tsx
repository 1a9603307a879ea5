const bulbs = [
  [104, 112],
  [104, 148],
  [104, 184],
  [104, 220],
  [140, 92],
  [188, 92],
  [224, 112],
  [224, 148],
  [224, 184],
  [224, 220],
] as const

export function LandingPicture() {
  return (
    <svg className="landing-picture" viewBox="0 0 640 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="640" height="400" fill="var(--brand)" />
      <rect y="306" width="640" height="94" fill="#0f3527" />
      <rect y="298" width="640" height="9" fill="#12422f" />
      <rect x="120" y="104" width="88" height="124" rx="12" fill="#2f7558" />
      <path d="M132 196l44-80M150 212l46-84" stroke="#4d9474" strokeWidth="5" strokeLinecap="round" />
      {bulbs.map(([x, y], index) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill={index === 7 ? '#5d8a72' : 'var(--bulb)'} />
      ))}
      <path d="M84 250h162v11H84z" fill="#0c2b20" />
      <path d="M98 261v64M232 261v64" stroke="#0c2b20" strokeWidth="9" strokeLinecap="round" />
      <path d="M176 250l3-15h26l3 15z" fill="#eef4ef" />
      <path d="M116 250v-16a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v16z" fill="var(--glow)" />
      <path d="M138 233h5a6 6 0 0 1 0 12h-5" fill="none" stroke="var(--glow)" strokeWidth="4" />
      <path d="M386 300L458 300 332 410H130z" fill="var(--glow)" />
      <path d="M374 62h152v245H374z" fill="#0c2b20" />
      <path d="M386 74h128v233H386z" fill="var(--bulb)" />
      <path d="M386 274h128v33H386z" fill="var(--glow)" />
      <path d="M458 50l60 24v233l-60 27z" fill="#237054" />
      <path d="M458 50l-9 3v278l9 3z" fill="#0c2b20" />
      <path d="M472 92l32 11v74l-32 3zM472 206l32-2v76l-32 12z" fill="#1c5e46" />
      <circle cx="467" cy="196" r="5.5" fill="var(--bulb)" />
      <path
        d="M566 196v-42M566 154c-18-4-26-18-26-34 16 2 26 14 26 34zM566 170c16-4 24-16 24-30-15 2-24 12-24 30z"
        stroke="#2f7558"
        strokeWidth="4"
        fill="#2f7558"
        strokeLinejoin="round"
      />
      <path d="M546 196h40l-5 44h-30z" fill="#0c2b20" />
      <path
        d="M536 240h60v8h-60zM566 248v60M548 312l18-6 18 6"
        fill="#0c2b20"
        stroke="#0c2b20"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  )
}
