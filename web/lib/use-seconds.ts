import { useEffect, useState } from 'react';

/** Whole seconds since the part of the screen that asks appeared. */
export function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
