import { useEffect, useState } from 'react';

interface CountdownProps {
  /** How long the pause was when it was told; a new pause needs a new key. */
  seconds: number;
}

/** The rest of a pause. Its seconds are not read aloud one by one; its end is. */
export function Countdown({ seconds }: CountdownProps) {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => {
      // A page in the background is called back more seldom.
      const rest = Math.max(0, Math.ceil(seconds - (performance.now() - start) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <>
      {left > 0 && (
        <p role="timer">
          Please wait {left} {left === 1 ? 'second' : 'seconds'}.
        </p>
      )}
      <p role="status" className="form-status">
        {left === 0 && 'The pause is over. You can press Try again.'}
      </p>
    </>
  );
}
