import { Notice } from '../components/ui/notice.tsx';

export default function NotFound() {
  return (
    <Notice
      title="There is no page here"
      text="The address may be mistyped, or the page has moved."
      links={[
        { href: '/', label: 'To the shop' },
        { href: '/widget', label: 'To the chat' },
      ]}
    />
  );
}
