import './story.css'
import { computed } from '@preact/signals'
import { kindOfWord, LINKS, newestIn, START, storyLanguageFor } from '@veillee/games'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Plain, Primary, Round } from '../components/controls.tsx'
import { HOLD_MS, Hold } from '../components/hold.tsx'
import { Screen, type ScreenProps } from '../components/screen.tsx'
import { language, said } from '../words/language.ts'
import { AddingBoard, aloudOf, type Draft, NOTHING } from './adding-board.tsx'
import type { Addition } from './grammar.ts'
import { Cards, Path } from './sight.tsx'
import { StoryText } from './story-page.tsx'
import { additionsTo, friendAdds, HAND, OPENED, optionsAt, storyOf } from './tutorial-story.ts'
import { TUTORIAL_WORDS as WORDS } from './tutorial-words.ts'
import { Quoted, WordCard, WordFace, wordOf } from './word-card.tsx'

/** The words that whoever tries it would play with. */
const deck = computed(() => newestIn(storyLanguageFor(language.value)))

type Scene =
  | { readonly is: 'welcome' }
  | { readonly is: 'add' }
  | { readonly is: 'friend'; readonly addition: Addition }
  | { readonly is: 'tell'; readonly addition: Addition; readonly told: number }
  | { readonly is: 'wrong'; readonly addition: Addition; readonly told: number; readonly said: number }
  | { readonly is: 'told'; readonly addition: Addition }

/** ROOM-20: alone, in two minutes: add a word, see the pile hide, tell it from memory. */
export function Tutorial({ onDone }: { onDone: () => void }) {
  const [scene, setScene] = useState<Scene>({ is: 'welcome' })
  const bar = <TutorialBar onLeave={onDone} />
  switch (scene.is) {
    case 'welcome':
      return <Welcome bar={bar} onNext={() => setScene({ is: 'add' })} />
    case 'add':
      return <Add bar={bar} onAdd={addition => setScene({ is: 'friend', addition })} />
    case 'friend':
      return (
        <Friend
          bar={bar}
          last={scene.addition.word}
          onNext={() => setScene({ is: 'tell', addition: scene.addition, told: 0 })}
        />
      )
    case 'tell':
      return <Tell key={scene.told} bar={bar} {...scene} onScene={setScene} />
    case 'wrong':
      return <Wrong bar={bar} {...scene} onNext={() => setScene({ ...scene, is: 'tell' })} />
    case 'told':
      return (
        <Told
          bar={bar}
          addition={scene.addition}
          onAgain={() => setScene({ is: 'welcome' })}
          onDone={onDone}
        />
      )
  }
}

const TutorialBar = ({ onLeave }: { onLeave: () => void }) => (
  <header class="bar">
    <Round icon="cross" label={said(WORDS.leave)} onPress={onLeave} />
    <span class="name">{said(WORDS.name)}</span>
    <span class="round" />
  </header>
)

interface SceneProps {
  readonly bar: ComponentChildren
}

const Page = (props: Omit<ScreenProps, 'name'> & { scene: Scene['is'] }) => (
  <Screen {...props} name={`extraordinary-story-tutorial-${props.scene}`} />
)

const Welcome = ({ bar, onNext }: SceneProps & { onNext: () => void }) => (
  <Page
    scene="welcome"
    bar={bar}
    say={said(WORDS.welcome)}
    more={said(WORDS.welcomeMore)}
    act={<Primary onPress={onNext}>{said(WORDS.begin)}</Primary>}
  >
    <div class="story-added">
      <WordCard card={START} wording={deck.value} isLarge />
      <WordCard card={OPENED} wording={deck.value} isLarge />
    </div>
  </Page>
)

/** The grammar in two taps: what can follow stands out, what cannot says why. */
function Add({ bar, onAdd }: SceneProps & { onAdd: (addition: Addition) => void }) {
  const [draft, setDraft] = useState<Draft>(NOTHING)
  const { link, word } = draft
  return (
    <Page
      scene="add"
      ground="dusk"
      eyes="you"
      bar={bar}
      say={said(WORDS.add)}
      act={
        <Primary disabled={word === null} onPress={() => word !== null && onAdd({ link, word })}>
          {word === null ? (
            said(WORDS.addMore)
          ) : (
            <>
              {said({ fr: 'Ajouter :', en: 'Add:' })} {aloudOf(draft, OPENED, deck.value)}
            </>
          )}
        </Primary>
      }
    >
      <AddingBoard
        last={OPENED}
        cards={HAND}
        links={LINKS}
        choices={additionsTo(OPENED, HAND)}
        wording={deck.value}
        draft={draft}
        onDraft={setDraft}
      />
    </Page>
  )
}

const Friend = ({ bar, last, onNext }: SceneProps & { last: number; onNext: () => void }) => (
  <Page
    scene="friend"
    bar={bar}
    say={said(WORDS.friend)}
    more={said(WORDS.friendMore)}
    act={<Primary onPress={onNext}>{said(WORDS.take)}</Primary>}
  >
    <div class="story-added">
      <WordCard card={friendAdds(last)} wording={deck.value} isLarge />
    </div>
  </Page>
)

type TellProps = SceneProps & { addition: Addition; told: number; onScene: (scene: Scene) => void }

/** Tap what you would say, then keep the finger down to turn: only what was last said counts (TALE-7). */
function Tell({ bar, addition, told, onScene }: TellProps) {
  const [choice, setChoice] = useState<number | null>(null)
  const story = storyOf(addition)
  const turn = () => {
    if (choice === null) return
    if (choice !== story[told]) onScene({ is: 'wrong', addition, told, said: choice })
    else if (told + 1 === story.length) onScene({ is: 'told', addition })
    else onScene({ is: 'tell', addition, told: told + 1 })
  }
  return (
    <Page
      scene="tell"
      bar={bar}
      say={said(told === 0 ? WORDS.tellFirst : WORDS.tell)}
      more={said(choice === null ? WORDS.tellMore : WORDS.turnMore)}
      act={
        <Hold
          icon="turn"
          ms={HOLD_MS.turn}
          isLit={choice !== null}
          disabled={choice === null}
          onHeld={turn}
          how={said(WORDS.hold)}
        >
          {said(WORDS.turn)}
        </Hold>
      }
    >
      <div class="story-sight">
        <Path told={told} all={story.length} perRow={10} />
        <Cards
          inSight={told === 0 ? null : story[told - 1]!}
          turned={told === 0 ? 0 : told + 1}
          pileSize={story.length + 1}
          wording={deck.value}
        />
        <Options cards={optionsAt(story, told)} chosen={choice} onChoose={setChoice} />
      </div>
    </Page>
  )
}

const Options = ({
  cards,
  chosen,
  onChoose,
}: {
  cards: readonly number[]
  chosen: number | null
  onChoose: (card: number) => void
}) => (
  <div class="story-options">
    {cards.map(card => (
      <button
        key={card}
        type="button"
        class={`word ${kindOfWord(card)}${card === chosen ? ' story-chosen' : ''}`}
        data-card={card}
        aria-pressed={card === chosen}
        onClick={() => onChoose(card)}
      >
        <WordFace card={card} wording={deck.value} />
      </button>
    ))}
  </div>
)

function Wrong({
  bar,
  addition,
  told,
  said: wrong,
  onNext,
}: SceneProps & { addition: Addition; told: number; said: number; onNext: () => void }) {
  return (
    <Page
      scene="wrong"
      bar={bar}
      say={said(WORDS.wrong)}
      more={said(WORDS.wrongMore)}
      act={<Primary onPress={onNext}>{said(WORDS.again)}</Primary>}
    >
      <div class="story-added">
        <WordCard card={storyOf(addition)[told]!} wording={deck.value} isLarge />
        <p>
          {said(WORDS.youSaid)} <Quoted language={deck.value.language}>{wordOf(wrong, deck.value)}</Quoted>
        </p>
      </div>
    </Page>
  )
}

const Told = ({
  bar,
  addition,
  onAgain,
  onDone,
}: SceneProps & { addition: Addition; onAgain: () => void; onDone: () => void }) => (
  <Page
    scene="told"
    bar={bar}
    say={said(WORDS.told)}
    more={said(WORDS.toldMore)}
    act={
      <>
        <Plain onPress={onAgain}>{said(WORDS.restart)}</Plain>
        <Primary onPress={onDone}>{said(WORDS.done)}</Primary>
      </>
    }
  >
    <div class="stack">
      <StoryText cards={storyOf(addition)} wording={deck.value} />
      <p class="notice">{said(WORDS.tips)}</p>
    </div>
  </Page>
)
