interface ReferenceProps {
  reference: string;
}

/** The number by which the visitor and the clinic know a request. */
export function Reference({ reference }: ReferenceProps) {
  return (
    <p>
      Your reference number: <strong className="reference">{reference}</strong>
    </p>
  );
}
