import type { Link } from '../chat/connection.ts';
import type { Words } from '../chat/words/en.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** How the connection is, when it is not well; what still works is said first. */
export function LinkBanner({ link, words }: { link: Link; words: Words }) {
  if (link === 'offline') return <Banner tone="offline">{words.offline}</Banner>;
  if (link === 'reconnecting') return <Banner tone="info">{words.reconnecting}</Banner>;
  if (link === 'refused') return <Banner tone="danger">{words.refused}</Banner>;
  if (link !== 'outdated') return null;
  return (
    <Banner
      tone="warning"
      action={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
    >
      {words.outdated}
    </Banner>
  );
}
