import type { ReactNode } from 'react'

/** Drawn for 24 px with a 1.9 px round stroke. Filled parts mean "live" or "chosen". */
export const iconShapes = {
  home: <path d="M4 11.2 12 4.5l8 6.7V19a1.2 1.2 0 0 1-1.2 1.2h-4.3v-5.4h-5v5.4H5.2A1.2 1.2 0 0 1 4 19z" />,
  resume: (
    <>
      <path d="M7 3.8h6.8L18 8v11a1.3 1.3 0 0 1-1.3 1.3H7A1.3 1.3 0 0 1 5.7 19V5.1A1.3 1.3 0 0 1 7 3.8z" />
      <path d="M13.5 4v4.3H18M8.8 12.3h6.2M8.8 15.9h4" />
    </>
  ),
  letter: (
    <>
      <rect x="3.8" y="5.8" width="16.4" height="12.4" rx="2" />
      <path d="m4.6 7.4 7.4 5.8 7.4-5.8" />
    </>
  ),
  prep: (
    <>
      <path d="M4 5.6A1.6 1.6 0 0 1 5.6 4h8.8A1.6 1.6 0 0 1 16 5.6v5.8a1.6 1.6 0 0 1-1.6 1.6H9.3L6 15.8V13h-.4A1.6 1.6 0 0 1 4 11.4z" />
      <path d="M18.4 9.2h.1A1.6 1.6 0 0 1 20 10.8v5.4a1.6 1.6 0 0 1-1.6 1.6H18v2.5l-3-2.5h-3.4a1.6 1.6 0 0 1-1.5-1" />
    </>
  ),
  mic: (
    <>
      <rect x="9" y="3.6" width="6" height="10.6" rx="3" />
      <path d="M5.6 11.6a6.4 6.4 0 0 0 12.8 0M12 18v2.6" />
    </>
  ),
  more: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3.2" />,
  menu: <path d="M4.5 8h15M4.5 16h15" />,
  back: <path d="M19 12H5.2M11 5.8 4.8 12l6.2 6.2" />,
  forward: <path d="M5 12h13.8M13 5.8l6.2 6.2-6.2 6.2" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  'chevron-down': <path d="m6 9.2 6 6 6-6" />,
  'chevron-right': <path d="m9.2 6 6 6-6 6" />,
  lock: (
    <>
      <rect x="5" y="10.6" width="14" height="9.8" rx="2.2" />
      <path d="M8.2 10.4V8a3.8 3.8 0 0 1 7.6 0v2.4" />
    </>
  ),
  warning: (
    <>
      <path d="M10.7 4.9a1.5 1.5 0 0 1 2.6 0l7.2 12.7a1.5 1.5 0 0 1-1.3 2.2H4.8a1.5 1.5 0 0 1-1.3-2.2z" />
      <path d="M12 9.8v3.8M12 16.7h.01" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <path d="M12 11.4v4.8M12 8h.01" />
    </>
  ),
  question: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <path d="M9.6 9.6a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.3 1-1.3 1.9M12 16.4h.01" />
    </>
  ),
  check: <path d="m5 12.8 4.6 4.6L19 7.6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  upload: <path d="M12 15.4V4.4M7.4 8.8 12 4.2l4.6 4.6M4.6 15.4v3a1.6 1.6 0 0 0 1.6 1.6h11.6a1.6 1.6 0 0 0 1.6-1.6v-3" />,
  download: <path d="M12 4.2v11M7.4 10.8l4.6 4.6 4.6-4.6M4.6 15.4v3a1.6 1.6 0 0 0 1.6 1.6h11.6a1.6 1.6 0 0 0 1.6-1.6v-3" />,
  share: (
    <>
      <path d="M8.6 10.8 15.4 7M8.6 13.2l6.8 3.8" />
      <circle cx="6.4" cy="12" r="2.5" />
      <circle cx="17.6" cy="5.8" r="2.5" />
      <circle cx="17.6" cy="18.2" r="2.5" />
    </>
  ),
  copy: (
    <>
      <rect x="8.4" y="8.4" width="11.4" height="11.4" rx="2" />
      <path d="M15.6 8V6.2a2 2 0 0 0-2-2H6.2a2 2 0 0 0-2 2v7.4a2 2 0 0 0 2 2H8" />
    </>
  ),
  trash: (
    <path d="M5 7h14M9.6 7V4.4h4.8V7M6.8 7l.8 12a1.4 1.4 0 0 0 1.4 1.3h6a1.4 1.4 0 0 0 1.4-1.3L17.2 7M10.4 11v5.4M13.6 11v5.4" />
  ),
  'log-out': (
    <path d="M13.6 4.4H6.8a1.6 1.6 0 0 0-1.6 1.600v12a1.6 1.6 0 0 0 1.6 1.600h6.800M10.4 12h9.400M16.2 8.2 20 12l-3.8 3.8" />
  ),
  message: (
    <path d="M5.6 4.600h12.800A1.6 1.6 0 0 1 20 6.200v8.600a1.6 1.6 0 0 1-1.6 1.600H11l-4.4 3.400v-3.400h-1A1.6 1.6 0 0 1 4 14.800V6.200a1.6 1.6 0 0 1 1.6-1.600z" />
  ),
  pitch: (
    <>
      <rect x="3.8" y="6.6" width="11.4" height="10.8" rx="2.2" />
      <path d="m15.4 10.6 4.8-2.800v8.400l-4.8-2.8" />
    </>
  ),
  pen: <path d="m14.6 6.2 3.2 3.200M5 19l.8-4L16 4.800a1.5 1.5 0 0 1 2.1 0l1.1 1.100a1.5 1.5 0 0 1 0 2.100L9 18.200z" />,
  phone: (
    <>
      <rect x="7" y="3.4" width="10" height="17.2" rx="2.4" />
      <path d="M11 17.600h2" />
    </>
  ),
  bulb: (
    <>
      <path d="M8.8 14.600a5.6 5.6 0 1 1 6.4 0v1.800H8.800z" />
      <path d="M9.6 19.800h4.8" />
    </>
  ),
  gift: (
    <>
      <path d="M4.4 9.200h15.200v3.400H4.400zM5.8 12.600h12.400v7H5.800zM12 9.200v10.4" />
      <path d="M12 9c-1.2-3-5.2-4.8-5.8-2.400C5.8 8.2 8.4 9 12 9s6.2-.8 5.8-2.400C17.2 4.2 13.2 6 12 9z" />
    </>
  ),
  retry: <path d="M19.4 12a7.4 7.4 0 1 1-2.3-5.300M19.6 4.200v3.800h-3.8" />,
  play: <path d="M8 5.400v13.200L18.6 12z" fill="currentColor" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof iconShapes
