import { MemoryRouter } from 'react-router-dom'
import { FormLayout } from '../../generation/form/form-layout.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { allFeatures, byRound, pathsOf } from '../features.ts'
import { FeatureRows } from '../home/feature-row.tsx'
import { barEntries, isLit } from '../shell/bar-entries.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { SiblingSwitch } from '../shell/sibling-switch.tsx'
import { SiteBar } from '../shell/site-bar.tsx'

/** Highlights nothing in the bar: index.html's script does, by `data-lit`. */
const nowhere = '/nowhere'

/** The place of the credits. */
const pill = <div className="start-frame-pill" />

/** What is shown before any script runs. */
export const startScreens = [...allFeatures, byRound].map((feature) => ({
  feature,
  paths: pathsOf(feature),
  title: feature.key === 'interview-qa' ? 'Interview Q&A Preparation' : feature.name,
}))

/** The screen's frame for returning users, built into index.html, whose script shows this address's section. Not interactive. */
export function StartFrame() {
  return (
    <MemoryRouter initialEntries={[nowhere]}>
      <p className="only-heard" role="status">
        Opening Greenroom…
      </p>
      <div className="start-frame-picture" inert>
        <div className="frame-bar">
          <SiteBar end={pill} />
        </div>
        <div className="start-frame-screen">
          <HomeFrame />
          {startScreens.map((screen) => (
            <FeatureFrame key={screen.title} {...screen} />
          ))}
          <section hidden data-paths="*">
            <TopBar title="Greenroom" brand end={pill} />
          </section>
        </div>
        <BottomBar />
      </div>
    </MemoryRouter>
  )
}

function HomeFrame() {
  return (
    <section hidden data-paths="/" data-lit="/">
      <TopBar title="Greenroom" brand end={pill} />
      <div className="page-content page-wide stack-loose">
        <div className="stack-loose home">
          <h1 className="home-greeting">
            Take a breath, <span data-name>you</span>.
          </h1>
          <div className="columns columns-even">
            <div className="start-frame-block" />
            <div className="stack-tight">
              <FeatureRows />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

function FeatureFrame({ feature, paths, title }: (typeof startScreens)[number]) {
  return (
    <section hidden data-paths={paths.join(' ')} data-lit={barEntries.find((entry) => isLit(entry, paths[0]!))?.href}>
      <TopBar title={title} end={pill} />
      <div className="page-content page-wide stack-loose">
        <h1 className="page-heading">{title}</h1>
        <SiblingSwitch here={feature} />
        <FormLayout
          intro={
            <div className="how card card-sunk stack-tight start-frame-intro">
              <h2>How This Works</h2>
              <p className="prose">{feature.intro}</p>
            </div>
          }
        >
          <div className="start-frame-block" />
          <div className="start-frame-block" />
        </FormLayout>
      </div>
    </section>
  )
}
