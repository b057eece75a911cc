package games.chalet.match;

import games.chalet.stomp.Postbox;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Connects the matches with the sockets. */
@Configuration(proxyBeanMethods = false)
class StompMatches {

  @Bean
  Replies repliesOfMatches(NodeId node, Postbox postbox, PendingReplies pending) {
    return new StompReplies(node, postbox, pending);
  }

  @Bean
  Audiences audiencesOfMatches(Postbox postbox) {
    return header -> new StompAudience(postbox, header);
  }

  @Bean
  MatchSubscriptions matchSubscriptions(LiveMatches matches) {
    return new MatchSubscriptions(matches);
  }
}
