import { IconButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The shape of the chat before its language and its conversation are known. */
export function ChatLoading(props: { onClose?: (() => void) | undefined }) {
  return (
    <div aria-busy="true" className="flex h-full flex-col bg-paper">
      <div className="flex min-h-16 items-center gap-3 border-b border-line bg-surface-1 px-4">
        <Skeleton className="size-10" />
        <span className="flex flex-1 flex-col gap-1.5">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3 w-16" />
        </span>
        {props.onClose && (
          <span className="-me-2">
            <IconButton icon="close" label="Close" size="lg" onClick={props.onClose} />
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 px-4 py-4">
        <Skeleton className="h-10 w-3/5 rounded-16" />
        <Skeleton className="h-16 w-3/4 rounded-16" />
      </div>
      <div className="border-t border-line bg-surface-1 px-3 py-2.5">
        <Skeleton className="h-11 w-full rounded-10" />
      </div>
    </div>
  );
}
