package games.chalet.web;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.springframework.beans.factory.annotation.Qualifier;

/** The channel whose messages go out to browsers. */
@Qualifier("clientOutboundChannel")
@Retention(RetentionPolicy.RUNTIME)
@interface ToBrowsers {}
