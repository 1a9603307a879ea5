import { type Drawing, type DrawnPage, type Ground, startDrawing, startPosition, startState } from './drawing.ts'
import { applyToBox, isMatrix, multiply } from './matrix.ts'
import { showText } from './show-text.ts'

export type Operators = Readonly<Record<string, number>>

/** A page has a few hundred areas at most, and every character is looked up in them. */
const maxShapes = 2000

type Step = (drawing: Drawing, values: unknown[]) => void

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

function moveTo(drawing: Drawing, x: number, y: number) {
  const { position } = drawing
  position.lineX += x
  position.lineY += y
  position.x = position.lineX
  position.y = position.lineY
}

const save: Step = (drawing) => drawing.saved.push({ ...drawing.state })
const restore: Step = (drawing) => {
  drawing.state = drawing.saved.pop() ?? drawing.state
}
const transform: Step = (drawing, values) => {
  if (isMatrix(values)) drawing.state.toPage = multiply(drawing.state.toPage, values)
}

type Measure = 'leading' | 'charSpacing' | 'wordSpacing' | 'horizontalScale' | 'rise' | 'renderMode'

function keeps(name: Measure, times = 1): Step {
  return ({ state }, [value]) => {
    state[name] = number(value) * times
  }
}

/** The text-related part of the state machine in ISO 32000, chapters 8 and 9; the rest is skipped. */
const steps: Record<string, Step> = {
  save,
  restore,
  transform,
  beginText: (drawing) => {
    drawing.position = startPosition()
  },
  setTextMatrix: (drawing, [matrix]) => {
    const plain = Array.from((matrix ?? []) as ArrayLike<number>)
    if (isMatrix(plain)) drawing.position = startPosition(plain)
  },
  moveText: (drawing, [x, y]) => moveTo(drawing, number(x), number(y)),
  setLeadingMoveText: (drawing, [x, y]) => {
    drawing.state.leading = number(y)
    moveTo(drawing, number(x), number(y))
  },
  setLeading: keeps('leading', -1),
  nextLine: (drawing) => moveTo(drawing, 0, drawing.state.leading),
  setCharSpacing: keeps('charSpacing'),
  setWordSpacing: keeps('wordSpacing'),
  setHScale: keeps('horizontalScale', 0.01),
  setTextRise: keeps('rise'),
  setTextRenderingMode: keeps('renderMode'),
  setFont: ({ state }, [name, size]) => {
    state.fontName = String(name)
    state.fontSize = number(size)
  },
  setFillRGBColor: ({ state }, [color]) => {
    state.fill = typeof color === 'string' ? color : null
  },
  setFillColorN: ({ state }) => {
    state.fill = null
  },
  setFillTransparent: ({ state }) => {
    state.alpha = 0
  },
  setGState: ({ state }, [settings]) => {
    for (const [key, value] of (settings ?? []) as [string, unknown][]) {
      if (key === 'ca') state.alpha = number(value)
      if (key === 'Font' && Array.isArray(value)) {
        state.fontName = String(value[0])
        state.fontSize = number(value[1])
      }
    }
  },
  paintFormXObjectBegin: (drawing, [matrix]) => {
    save(drawing, [])
    transform(drawing, Array.from((matrix ?? []) as ArrayLike<number>))
  },
  paintFormXObjectEnd: restore,
  beginGroup: save,
  endGroup: restore,
  beginAnnotation: (drawing, [, , outer, inner]) => {
    save(drawing, [])
    drawing.state = startState(drawing.pageMatrix)
    transform(drawing, Array.from((outer ?? []) as ArrayLike<number>))
    transform(drawing, Array.from((inner ?? []) as ArrayLike<number>))
  },
  endAnnotation: restore,
  showText: (drawing, [glyphs]) => showText(drawing, Array.isArray(glyphs) ? glyphs : []),
  paintImageXObject: picture,
  paintInlineImageXObject: picture,
  paintImageMaskXObject: picture,
  paintSolidColorImageMask: picture,
  shadingFill: (drawing) =>
    drawing.page.grounds.push({ left: 0, top: 0, right: drawing.page.width, bottom: drawing.page.height, color: null }),
}

function picture({ page, state }: Drawing) {
  page.grounds.push({ ...applyToBox(state.toPage, [0, 0, 1, 1]), color: null })
}

function paintPath(drawing: Drawing, fills: ReadonlySet<number>, [operator, , box]: unknown[]) {
  drawing.page.paths++
  const corners = Array.from((box ?? []) as ArrayLike<number>)
  if (!fills.has(number(operator)) || corners.length !== 4 || !corners.every(Number.isFinite)) return
  if (drawing.state.alpha < 0.05) return
  const [left, bottom, right, top] = corners as [number, number, number, number]
  const color = drawing.state.alpha < 1 ? null : drawing.state.fill
  const ground: Ground = { ...applyToBox(drawing.state.toPage, [left, bottom, right, top]), color }
  if (drawing.page.grounds.length + drawing.page.dots.length > maxShapes) return
  if (isDot(ground)) drawing.page.dots.push(ground)
  // Thin boxes are rules and underlines, not backgrounds.
  if (ground.right - ground.left > 4 && ground.bottom - ground.top > 4) drawing.page.grounds.push(ground)
}

function isDot({ left, right, top, bottom }: Ground): boolean {
  const width = right - left
  const height = bottom - top
  return width > 1 && width < 9 && height > 1 && height < 9 && Math.abs(width - height) < 0.3 * Math.max(width, height)
}

// Replays pdf.js's operator list and records where each character lands. `getTextContent` gives neither colors nor render modes, which is how text is
// hidden.
export function drawPage(
  list: { fnArray: number[]; argsArray: unknown[] },
  operators: Operators,
  ...page: Parameters<typeof startDrawing>
): DrawnPage {
  const drawing = startDrawing(...page)
  const stepOf = new Map(Object.entries(steps).map(([name, step]) => [operators[name], step]))
  const fills = new Set(
    ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'].map((name) => operators[name]!),
  )
  for (const [index, operator] of list.fnArray.entries()) {
    const values = list.argsArray[index]
    const plain = Array.isArray(values) ? values : []
    if (operator === operators.constructPath) paintPath(drawing, fills, plain)
    else stepOf.get(operator)?.(drawing, plain)
  }
  return drawing.page
}
