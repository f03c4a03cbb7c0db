/** The names of fields that a request can have; the e-mail templates use the same ones. */
export type FieldName = 'name' | 'organization' | 'phone' | 'email' | 'date' | 'request';

export interface RequestField {
  name: FieldName;
  label: string;
  type: 'text' | 'tel' | 'email' | 'date' | 'textarea';
  isRequired: boolean;
  /** Help that stands between the label and the box; '' for none. */
  hint: string;
  /** What a visitor reads who left it empty; '' where it may be empty. */
  emptyMessage: string;
}

/** A request form as plain data: what to ask, and the words around sending it. */
export interface RequestForm {
  id: string;
  fields: readonly RequestField[];
  submitLabel: string;
  success: string;
  /** What happens after it was sent. */
  next: string;
  messageSubject: string;
  privacy: string;
}

/** What is typed, by field name, exactly as typed; a field never touched may be absent. */
export type RequestValues = Readonly<Partial<Record<FieldName, string>>>;

/** How to reach the e-mail sending service. */
export interface EmailService {
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}
