'use client';

import { Notice } from '../components/ui/notice.tsx';
import './globals.css';

export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <Notice
          title="This page stopped working"
          text="What you wrote is kept. Reload the page to go on; if it happens again, come back in a few minutes."
          links={[{ href: '', label: 'Reload the page' }]}
        />
      </body>
    </html>
  );
}
