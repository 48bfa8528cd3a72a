import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { SAMPLE_STORIES } from '../components/sample-stories.ts'
import { StoryCard } from '../components/story-card.tsx'
import { StoryDialog } from '../components/story-dialog.tsx'
import { WelcomePanel } from '../components/welcome-panel.tsx'

/** /home/community */
export default function CommunityPage() {
  const [writing, setWriting] = useState(false)
  return (
    <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
      <WelcomePanel />
      <section aria-labelledby="peer-wall" className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h2 id="peer-wall" className="text-xl font-bold tracking-snug">
            Peer Support Community Wall
          </h2>
          <Button className="max-tablet:w-full" onClick={() => setWriting(true)}>
            <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Share your Story
          </Button>
        </div>
        <div className="grid gap-4">
          {SAMPLE_STORIES.map((story) => (
            <StoryCard key={story.id} {...story} />
          ))}
        </div>
      </section>
      {writing && <StoryDialog onClose={() => setWriting(false)} />}
    </div>
  )
}
