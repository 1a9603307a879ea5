import './design.css'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type IconName, iconShapes } from '../../ui/icon-shapes.tsx'
import { Mark } from '../../ui/mark.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FormStates } from './form-states.tsx'
import { LayerStates } from './layer-states.tsx'
import { Part } from './part.tsx'
import { SharedParts } from './shared-parts.tsx'

const colors = [
  'page',
  'card',
  'sunk',
  'ink',
  'quiet',
  'edge',
  'line',
  'action',
  'lamp',
  'recording',
  'green',
  'blue',
  'yellow',
  'red',
]
const looks = ['main', 'lamp', 'plain', 'quiet', 'danger'] as const
const tones = ['lamp', 'edge', 'quiet', 'green', 'blue', 'yellow', 'red'] as const

export default function DesignPage() {
  return (
    <main className="design stack-loose">
      <h1>
        <Mark size={44} /> Design
      </h1>
      <EveryState />
      <div className="stage design-stage">
        <EveryState />
      </div>
    </main>
  )
}

function EveryState() {
  return (
    <div className="stack-loose">
      <Part title="Colors and type">
        <ul className="design-colors grid small plain-list">
          {colors.map((name) => (
            <li key={name} className="row-tight">
              <span style={{ background: `var(--${name})` }} /> {name}
            </li>
          ))}
        </ul>
        {['xl', 'l', 'm', 's', 'xs'].map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            Text in this size ({size})
          </p>
        ))}
      </Part>
      <Buttons />
      <Part title="Badges and cards">
        <div className="row">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        {(['raised', 'sunk', 'lamp'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <p>A card that is {tone}.</p>
          </Card>
        ))}
      </Part>
      <FormStates />
      <Results />
      <SharedParts />
      <LayerStates />
      <Part title="Icons">
        <ul className="grid small plain-list">
          {(Object.keys(iconShapes) as IconName[]).map((name) => (
            <li key={name} className="row-tight">
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

function Buttons() {
  return (
    <Part title="Buttons">
      {looks.map((look) => (
        <div className="row" key={look}>
          <Button look={look}>{look}</Button>
          <Button look={look} icon="download">
            With icon
          </Button>
          <Button look={look} small>
            Small
          </Button>
          <Button look={look} busy>
            Processing...
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <LinkButton look={look} href="#design">
            Link
          </LinkButton>
        </div>
      ))}
      <Button look="main" wide note="Costs 15 credits">
        Wide, with a note
      </Button>
      <div className="row">
        <IconButton icon="copy" label="Copy" />
        <IconButton icon="close" label="Close" disabled />
      </div>
    </Part>
  )
}

function Results() {
  return (
    <Part title="Results">
      <div className="row">
        <ScoreRing score={null} label="Being worked out" caption="of 100" />
        {([12, 48, 66, 91] as const).map((score, index) => (
          <ScoreRing
            key={score}
            score={score}
            tone={(['red', 'yellow', 'blue', 'green'] as const)[index]!}
            label={`${score} of 100`}
            caption="of 100"
          />
        ))}
        <ScoreRing score={50} tone="yellow" provisional label="50 of 100, provisional" caption="provisional" />
      </div>
      {(['ready', 'writing', 'failed'] as const).map((state) => (
        <SectionHeading key={state} state={state}>
          A section that is {state}
        </SectionHeading>
      ))}
      <Collapsible title="A card that folds" end={<Badge>5</Badge>} open>
        <p>What was inside.</p>
      </Collapsible>
      <Collapsible look="line" title="A line that folds">
        <p>What was inside.</p>
      </Collapsible>
      <Spinner size={64}>This takes a few seconds</Spinner>
    </Part>
  )
}
