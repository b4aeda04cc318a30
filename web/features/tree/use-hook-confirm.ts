import { useCallback, useEffect, useState } from 'react';

const lifetimeInMilliseconds = 3000;

/** Marks what belongs to the open confirmation; a press anywhere else closes it. */
export const confirmMark = { 'data-hook-confirm': '' };

/** Which hook asks for confirmation: one at a time, for three seconds, until Escape or a press elsewhere. */
export function useHookConfirm() {
  const [openId, setOpenId] = useState<string | null>(null);
  const close = useCallback(() => setOpenId(null), []);

  useEffect(() => {
    if (openId === null) return;
    const timer = setTimeout(close, lifetimeInMilliseconds);
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Element && event.target.closest('[data-hook-confirm]'))) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [openId, close]);

  return { openId, open: setOpenId, close };
}
