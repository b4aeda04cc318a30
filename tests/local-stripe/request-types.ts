import type Stripe from 'stripe';

/** The parameters of every call the local Stripe answers; their JSON Schemas are generated from these types. */
export interface RequestTypes {
  customerCreate: Stripe.CustomerCreateParams;
  customerRetrieve: Stripe.CustomerRetrieveParams;
  customerUpdate: Stripe.CustomerUpdateParams;
  customerList: Stripe.CustomerListParams;
  priceRetrieve: Stripe.PriceRetrieveParams;
  checkoutSessionCreate: Stripe.Checkout.SessionCreateParams;
  checkoutSessionRetrieve: Stripe.Checkout.SessionRetrieveParams;
  checkoutSessionList: Stripe.Checkout.SessionListParams;
  checkoutSessionExpire: Stripe.Checkout.SessionExpireParams;
  subscriptionRetrieve: Stripe.SubscriptionRetrieveParams;
  subscriptionUpdate: Stripe.SubscriptionUpdateParams;
  subscriptionCancel: Stripe.SubscriptionCancelParams;
  subscriptionList: Stripe.SubscriptionListParams;
  invoiceRetrieve: Stripe.InvoiceRetrieveParams;
  invoiceList: Stripe.InvoiceListParams;
  invoicePaymentList: Stripe.InvoicePaymentListParams;
  paymentIntentRetrieve: Stripe.PaymentIntentRetrieveParams;
  chargeRetrieve: Stripe.ChargeRetrieveParams;
  refundCreate: Stripe.RefundCreateParams;
  disputeRetrieve: Stripe.DisputeRetrieveParams;
  portalConfigurationCreate: Stripe.BillingPortal.ConfigurationCreateParams;
  portalConfigurationList: Stripe.BillingPortal.ConfigurationListParams;
  portalSessionCreate: Stripe.BillingPortal.SessionCreateParams;
  eventRetrieve: Stripe.EventRetrieveParams;
  eventList: Stripe.EventListParams;
}

export type RequestName = keyof RequestTypes;
